/** Ends before it says who it is. */
process.stderr.write('no purse here\n')
process.exit(4)
