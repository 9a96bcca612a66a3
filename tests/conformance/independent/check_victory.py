"""Victory at the end of the game (7.1, 7.3), which no procedure asks for alone: `python3 check_victory.py`."""
import unittest

from map import SPACES
from victory import final_winner, margin, ranking, reached


def bare_game(**differing):
    """A board with nothing on it."""
    empty = {"active": 0, "inactive": 0}
    spaces = {
        name: {
            "level": "Neutral",
            "cells": {faction: dict(empty) for faction in ("reds", "senate", "moderates")},
            "administrations": 0,
            "networks": 0,
        }
        for name in SPACES
    }
    game = {
        "spaces": spaces,
        "polarization": 3,
        "resources": {"reds": 0, "senate": 0, "moderates": 0},
        "resolved": {"red": 0, "white": 0},
        "vassalage": {"germany": 0, "russia": 0},
        "nonPlayers": {"factions": []},
    }
    return {**game, **differing}


class FinalVictory(unittest.TestCase):
    """Who wins once the last Propaganda Round is over."""

    def test_moderates_margin_counts_networks_and_issues_up_to_four(self):
        game = bare_game(resources={"reds": 0, "senate": 0, "moderates": 16}, resolved={"red": 1, "white": 0})
        self.assertEqual(margin(game, "moderates"), -1)

    def test_the_check_asks_for_conditions_and_not_for_the_margin(self):
        game = bare_game(resources={"reds": 0, "senate": 0, "moderates": 15}, polarization=1)
        self.assertTrue(reached(game, "moderates"))
        self.assertLess(margin(game, "moderates"), 0)

    def test_vassalage_above_five_sets_a_margin_to_zero_and_lets_the_power_win(self):
        game = bare_game(vassalage={"germany": 3, "russia": 2})
        self.assertEqual(margin(game, "senate"), 0)
        self.assertEqual(final_winner(game), "germany")

    def test_two_powers_with_equal_vassalage_leave_no_winner(self):
        self.assertIsNone(final_winner(bare_game(vassalage={"germany": 4, "russia": 4})))

    def test_of_equals_a_non_player_is_ahead_and_the_reds_are_last(self):
        level = bare_game(vassalage={"germany": 4, "russia": 4}, resources={"reds": 0, "senate": 0, "moderates": 18})
        self.assertEqual(ranking(level), ["moderates", "senate", "reds"])
        level["nonPlayers"] = {"factions": ["reds"]}
        self.assertEqual(ranking(level), ["reds", "moderates", "senate"])


if __name__ == "__main__":
    unittest.main()
