/** The time, handed in, so that a rule about time can be tried at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
