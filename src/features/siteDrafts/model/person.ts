import { isRecord, stringOr } from '@/kernel/guards';

/** The user who changed, scheduled or published a draft. */
export interface Person {
	readonly id: number;
	readonly name: string;
	/** The URL of a picture; empty without one. */
	readonly avatar: string;
}

/** Parses a user from REST; null for no one. */
export function parsePerson( raw: unknown ): Person | null {
	return isRecord( raw ) && Number( raw.id )
		? {
				id: Number( raw.id ),
				name: stringOr( raw.name ),
				avatar: stringOr( raw.avatar ),
			}
		: null;
}
