import { __, sprintf } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import { assertNever } from '@/kernel/invariant';
import { openDraft } from '@/platform/siteDraft';
import type { Conflict, FieldChange } from '@/features/documents/index.model';
import {
	fieldChangeLabel,
	fieldLabelsOf,
} from '@/features/documents/index.records';
import { styleLocationLabel } from '@/features/globalStyles/index.records';
import type { MergePlan } from '../model/plan';
import type { StyleAsk } from '../model/mergeStyles';

/** The author, age and place of the other version; `age` is empty if it isn't known. */
export function whoLabel(
	conflict: Conflict,
	me: number | null,
	age: string
): string {
	const { author, modified, place } = conflict.theirs;
	if ( ! author && ! modified ) {
		return __( 'Saved by someone else, or in another window.', 'atelier' );
	}
	const when = age || __( 'just now', 'atelier' );
	// In a site draft, the record can have changed there, or on the live site below it.
	if ( openDraft() && place !== null ) {
		return place === 'draft'
			? whoInDraft( author, me, when )
			: whoOnLiveSite( author, me, when );
	}
	if ( ! author ) {
		return sprintf(
			/* translators: %s: when, such as "5 minutes ago". */
			__( 'Saved by someone else %s.', 'atelier' ),
			when
		);
	}
	return author.id === me
		? sprintf(
				/* translators: %s: when, such as "5 minutes ago". */
				__( 'Saved by you in another window, %s.', 'atelier' ),
				when
			)
		: sprintf(
				/* translators: 1: a user, 2: when, such as "5 minutes ago". */
				__( 'Saved by %1$s %2$s.', 'atelier' ),
				author.name,
				when
			);
}

type Author = Conflict[ 'theirs' ][ 'author' ];

function whoInDraft( author: Author, me: number | null, when: string ): string {
	if ( ! author ) {
		return sprintf(
			/* translators: %s: when, such as "5 minutes ago". */
			__( 'Saved in this site draft by someone else %s.', 'atelier' ),
			when
		);
	}
	return author.id === me
		? sprintf(
				/* translators: %s: when, such as "5 minutes ago". */
				__(
					'Saved in this site draft by you in another window, %s.',
					'atelier'
				),
				when
			)
		: sprintf(
				/* translators: 1: a user, 2: when, such as "5 minutes ago". */
				__( 'Saved in this site draft by %1$s %2$s.', 'atelier' ),
				author.name,
				when
			);
}

function whoOnLiveSite(
	author: Author,
	me: number | null,
	when: string
): string {
	if ( ! author ) {
		return sprintf(
			/* translators: %s: when, such as "5 minutes ago". */
			__( 'Saved on the live site by someone else %s.', 'atelier' ),
			when
		);
	}
	return author.id === me
		? sprintf(
				/* translators: %s: when, such as "5 minutes ago". */
				__( 'Saved on the live site by you, %s.', 'atelier' ),
				when
			)
		: sprintf(
				/* translators: 1: a user, 2: when, such as "5 minutes ago". */
				__( 'Saved on the live site by %1$s %2$s.', 'atelier' ),
				author.name,
				when
			);
}

/** The reason why changes can't be merged; null if they can. */
export function whyNot( plan: MergePlan ): string | null {
	if ( plan.isPossible ) {
		return null;
	}
	switch ( plan.reason ) {
		case 'sameBlock':
			return __(
				'These changes can’t be merged because both affect the same block.',
				'atelier'
			);
		case 'order':
			return __(
				'These changes can’t be merged because both move the same block.',
				'atelier'
			);
		case 'tooLong':
			return __(
				'These changes can’t be merged because there are too many blocks.',
				'atelier'
			);
		case 'reset':
			return __(
				'These changes can’t be merged because you’re resetting this to the theme’s version.',
				'atelier'
			);
		case 'trash':
			return __(
				'These changes can’t be merged because the other version is in the trash.',
				'atelier'
			);
		default:
			return assertNever( plan.reason );
	}
}

/** One side of a question, worded like a change. */
export function questionLabel(
	name: string,
	{ path, base, ...sides }: StyleAsk,
	side: 'mine' | 'theirs'
): string {
	const say = fieldLabelsOf( name ) ?? fieldChangeLabel;
	const words = say( changeOf( path, base, sides[ side ] ) );
	return typeof words === 'string'
		? words
		: words.join( ' · ' ) || __( 'No visible changes.', 'atelier' );
}

/** The subject of a question. */
export function askLabel( { path, ...sides }: StyleAsk ): string {
	const entry = entryIn( path, [ sides.mine, sides.theirs, sides.base ] );
	return entry
		? styleLocationLabel(
				path.slice( 0, -1 ),
				stringOr( entry.name ) || stringOr( entry.slug )
			)
		: styleLocationLabel( path );
}

/** An entry of a list of presets is worded as a change of that list. */
function changeOf(
	path: readonly string[],
	from: unknown,
	to: unknown
): FieldChange {
	const listed = ( value: unknown ) =>
		value === undefined ? [] : [ value ];
	return entryIn( path, [ from, to ] )
		? { path: path.slice( 0, -1 ), from: listed( from ), to: listed( to ) }
		: { path, from, to };
}

/** The entry of a list of presets at a path, if there is one. */
const entryIn = ( path: readonly string[], values: readonly unknown[] ) =>
	values.filter( isRecord ).find( ( { slug } ) => slug === path.at( -1 ) );
