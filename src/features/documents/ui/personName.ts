import { __ } from '@wordpress/i18n';
import type { Person } from '../model/person';

/** The name of a user; empty while loading. */
export function personName( person: Person | null | undefined ): string {
	if ( person === undefined ) {
		return '';
	}
	return person === null
		? __( 'Deleted user', 'atelier' )
		: person.name || __( 'Unknown user', 'atelier' );
}
