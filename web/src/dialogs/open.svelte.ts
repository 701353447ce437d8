/** Whether a question lies over the stage in a window: numbers then choose there and not in the hand. */
class Question {
  open = $state(false);
  /** Whether that window shows every answer: the choice bar then repeats none but the expected one. */
  whole = $state(false);
  /** The question whose window was put aside, to look at the board. */
  aside = $state(-1);
}

export const question = new Question();
