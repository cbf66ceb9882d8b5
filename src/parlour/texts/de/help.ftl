# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] Nur noch ein Code ist möglich.
   *[other] Noch { $count } Codes sind möglich.
}
help-row-contradicts = Diese Reihe widerspricht der Antwort auf Reihe { $row }.
help-row-agrees = Diese Reihe passt zu allen bisherigen Antworten.
help-no-help-now = Im Moment gibt es keine Hilfe.
