# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] Only one code is still possible.
   *[other] { $count } codes are still possible.
}
help-row-contradicts = This row contradicts the answer to row { $row }.
help-row-agrees = This row agrees with every answer so far.
help-no-help-now = There is no help to be had right now.
