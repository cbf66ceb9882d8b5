// All tables, as the hall tells them: those anyone may join, and those you sit at.
import { Connection, type Contact } from './connection';
import type { Hall } from './gen/protocol.gen';

export class HallWatch {
  hall = $state.raw<Hall | null>(null);
  contact = $state<Contact>('connecting');
  #connection: Connection<Hall>;

  constructor() {
    this.#connection = new Connection<Hall>('/api/hall', {
      hear: (hall) => (this.hall = hall),
      contact: (contact) => (this.contact = contact),
    });
  }

  leave(): void {
    this.#connection.close();
  }
}
