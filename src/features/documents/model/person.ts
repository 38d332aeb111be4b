import { isRecord, stringOr } from '@/kernel/guards';

/** A user who has written, changed or scheduled something. */
export interface Person {
	readonly id: number;
	readonly name: string;
	/** The URL of an avatar; empty without one. */
	readonly avatar: string;
}

/** A user from REST; null for no one. */
export const parsePerson = ( raw: unknown ): Person | null =>
	isRecord( raw ) && Number( raw.id )
		? {
				id: Number( raw.id ),
				name: stringOr( raw.name ),
				avatar: stringOr( raw.avatar ),
			}
		: null;
