// All tables, as the hall tells them: those anyone may join, and those you sit at.
import { Connection, type Contact } from './connection';
import type { Refusal } from './game';
import type { Hall } from './gen/protocol.gen';

export class HallWatch {
  hall = $state.raw<Hall | null>(null);
  contact = $state<Contact>('connecting');
  said = $state.raw<Refusal>(null);
  #connection: Connection<Hall>;

  constructor() {
    this.#connection = new Connection<Hall>('/api/hall', {
      hear: (hall) => (this.hall = hall),
      contact: (contact, said) => {
        this.contact = contact;
        this.said = said;
      },
    });
  }

  leave(): void {
    this.#connection.close();
  }
}
