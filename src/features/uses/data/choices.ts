import { decodeEntities } from '@wordpress/html-entities';
import { compareTexts } from '@/kernel/collation';
import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { request } from '@/platform/request';

/** A thing that can be looked for, or come in place of another one. */
export interface Choice {
	/** As in a form. */
	readonly value: string;
	readonly label: string;
}

/** The kinds of things that the server lists. */
export type ListedKind =
	'pattern' | 'part' | 'menu' | 'template' | 'block' | 'blockStyle';

interface Source {
	readonly path: string;
	readonly read: ( record: UnknownRecord ) => readonly Choice[];
}

const named = ( { id, title }: UnknownRecord ): readonly Choice[] => [
	{
		value: String( id ),
		label: decodeEntities( rawText( title ) ) || String( id ),
	},
];

const SOURCES: Readonly< Record< ListedKind, Source > > = {
	pattern: {
		path: '/wp/v2/blocks?context=edit&per_page=-1&_fields=id,title,wp_pattern_sync_status',
		// Copies of others are on their own.
		read: ( record ) =>
			record.wp_pattern_sync_status === 'unsynced' ? [] : named( record ),
	},
	part: {
		path: '/wp/v2/template-parts?context=edit&per_page=-1&_fields=id,title',
		read: named,
	},
	menu: {
		path: '/wp/v2/navigation?context=edit&per_page=-1&_fields=id,title',
		read: named,
	},
	template: {
		path: '/wp/v2/templates?context=edit&per_page=-1&_fields=id,title,is_custom',
		// Pages and posts can choose only these.
		read: ( record ) =>
			record.is_custom === true ? named( record ) : [],
	},
	block: {
		path: '/wp/v2/block-types?_fields=name,title',
		read: ( { name, title } ) => [
			{
				value: stringOr( name ),
				label: `${ stringOr( title ) || stringOr( name ) } (${ stringOr( name ) })`,
			},
		],
	},
	blockStyle: {
		path: '/wp/v2/block-types?_fields=name,title,styles',
		read: ( { name, title, styles } ) =>
			( Array.isArray( styles ) ? styles : Object.values( styles ?? {} ) )
				.filter( isRecord )
				.filter( ( style ) => stringOr( style.name ) !== '' )
				.map( ( style ) => ( {
					value: `${ stringOr( name ) }|${ stringOr( style.name ) }`,
					label: `${ stringOr( title ) || stringOr( name ) }: ${ stringOr( style.label ) || stringOr( style.name ) }`,
				} ) ),
	},
};

/** All things of a kind, by their labels. */
export async function loadChoices(
	kind: ListedKind,
	signal: AbortSignal
): Promise< Result< readonly Choice[] > > {
	const { path, read } = SOURCES[ kind ];
	const answer = await request( { path, signal } );
	if ( ! answer.ok ) {
		return answer;
	}
	return Array.isArray( answer.value )
		? ok(
				answer.value
					.filter( isRecord )
					.flatMap( read )
					.sort( ( one, other ) =>
						compareTexts( one.label, other.label )
					)
			)
		: fail( { code: 'malformed' } );
}
