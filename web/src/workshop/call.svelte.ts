/** A call for the keys, which is followed once: a picture that comes into sight later does not follow it again. */
export class Call {
  #made = $state(0);
  #followed = 0;

  make(): void {
    this.#made++;
  }

  /** Whether somebody has called whom nobody has followed yet. In an effect, which runs again with the next call. */
  follow(): boolean {
    const made = this.#made;
    if (made === this.#followed) return false;
    this.#followed = made;
    return true;
  }
}
