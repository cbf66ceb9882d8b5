// The shape of each colour, so that it can be told without colour. Around the origin, about 20 units high.
import type { Colour } from './cards';

export const MARKS: Record<Colour, string> = {
  red: 'M0-10C3-4 7.6-.5 7.6 3.6A7.6 6.8 0 0 1-7.6 3.6C-7.6-.5-3-4 0-10Z',
  blue: 'M0-10.5 2.9-3.6 10.2-3 4.6 1.8 6.3 9 0 5.1-6.3 9-4.6 1.8-10.2-3-2.9-3.6Z',
  green:
    'M0-10.5 10.5-4.6V-2.4H-10.5V-4.6ZM-8.8-.9H-4.3V5.8H-8.8ZM-2.2-.9H2.2V5.8H-2.2ZM4.3-.9H8.8V5.8H4.3ZM-10.5 7.2H10.5V10.2H-10.5Z',
};
