# What stands in the way of an answer, said before the clause.
in-the-way-other-question = Something else is asked now: { $prompt }
in-the-way-citadel = There is no Citadel in the town.
in-the-way-no-few = There is no Few of this unit in the army.
in-the-way-card = { $moment ->
    [combat] This card is for Combats.
    [map] This card is for the map.
    [recruit] This card is played when you recruit.
    [guild] This card is played when you buy a spell.
    [won] This card is played after a Combat you have won.
    [guarded] This card is played where guards stand.
    [attack] This card is played when a unit of yours attacks.
    [defense] This card is played when a unit of yours is attacked.
    [activation] This card is played while a unit of yours acts, before it attacks.
    [enemy_spell] This card is played against a spell of the enemy.
    [own_spell] This card is played after a spell of yours.
    [loss] This card is played when a unit of yours falls.
    [start] This card is played as a Combat begins.
    [roll] This card is played after a roll.
    [extend] This card is played when the time of a Combat runs out.
   *[several] This card would do nothing at this moment.
}
in-the-way-H3-MOV-03 = No movement is left.
in-the-way-H3-MOV-04 = The field is not next to the hero.
in-the-way-H3-MOV-14 = The tile there has not been discovered.
in-the-way-H3-MOV-15 = The field is blocked.
in-the-way-H3-MOV-23 = A wall stands between the two fields.
in-the-way-H3-SEC-04 = There is one Secondary Hero at most.
in-the-way-H3-GEN-04 = It costs more than you have.
in-the-way-H3-GEN-08 = The card is not in your hand.
in-the-way-H3-TWA-01 = This town action has been used this round.
in-the-way-H3-CST-06 = The dwelling of this unit has not been built.
in-the-way-H3-TWN-08 = A building has been raised this round.
in-the-way-H3-TWN-10 = It has been built.
in-the-way-H3-TWA-10 = There is no Mage Guild in the town.
in-the-way-H3-MGU-05 = A spell has been bought this round.
in-the-way-H3-MGU-07 = The Mage Guild was built this round.
in-the-way-H3-UNI-05 = You have this unit.
in-the-way-H3-CBC-01 = A spell has been cast this combat round.
in-the-way-H3-ABL-03 = No Expert effect is left this round.
in-the-way-H3-TIL-27 = The tile does not touch the field of the hero.
in-the-way-H3-TRD-02 = One visit is for resources or for a card, and this one was begun with the other.
in-the-way-H3-TRD-10 = A Trading Post does not take this card.
