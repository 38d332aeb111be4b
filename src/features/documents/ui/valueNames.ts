import { decodeEntities } from '@wordpress/html-entities';
import { __, _x } from '@wordpress/i18n';
import { dateLabel } from '@/kernel/dateLabel';
import { decodeSlug } from '@/kernel/decodeSlug';
import { stringOr } from '@/kernel/guards';
import { locale } from '@/platform/locale';
import { formatName } from './formatNames';
import { statusName } from './statusNames';

const isOpenName = ( value: string ): string => {
	switch ( value ) {
		case 'open':
			return _x( 'Open', 'status of comments', 'atelier' );
		case 'closed':
			return _x( 'Closed', 'status of comments', 'atelier' );
		default:
			return value;
	}
};

/** How properties are read that are stored as keys, or in a form for machines, by their paths. */
const VALUE_NAMES: Readonly< Record< string, ( value: string ) => string > > = {
	title: decodeEntities,
	slug: decodeSlug,
	status: ( value ) => value && statusName( value ),
	date: ( value ) => dateLabel( value, locale() ) || value,
	comment_status: isOpenName,
	ping_status: isOpenName,
	format: ( value ) => value && formatName( value ),
	template: ( value ) => value || __( 'Default template', 'atelier' ),
	'meta.wp_pattern_sync_status': ( value ) =>
		value === 'unsynced'
			? __( 'Not synced', 'atelier' )
			: value || __( 'Synced', 'atelier' ),
};

const isText = ( value: unknown ): value is string | null | undefined =>
	typeof value === 'string' || value === null || value === undefined;

/** The values of a property by their names; as they are stored if the names don't tell them apart. */
export function namedValues(
	path: readonly string[],
	values: readonly [ unknown, unknown ]
): readonly [ unknown, unknown ] {
	const name = VALUE_NAMES[ path.join( '.' ) ];
	if ( ! name || ! values.every( isText ) ) {
		return values;
	}
	const [ from, to ] = values;
	const [ before, after ] = [
		name( stringOr( from ) ),
		name( stringOr( to ) ),
	];
	return before === after ? values : [ before, after ];
}

/** The value of a property by its name. */
export function namedValue( path: readonly string[], value: unknown ): unknown {
	const name = VALUE_NAMES[ path.join( '.' ) ];
	return name && isText( value ) ? name( stringOr( value ) ) : value;
}
