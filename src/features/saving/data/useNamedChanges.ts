import { store as coreStore } from '@wordpress/core-data';
import { useSelect, type select } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { differentNames, type Named } from '../model/differentNames';
import {
	titleOf,
	type FieldChange,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { personName, usePeople } from '@/features/documents';

/** The entity that an id refers to. */
interface Reference {
	readonly kind: string;
	readonly name: string;
	readonly fields: string;
}

type References = Readonly< Record< string, ( type: string ) => Reference > >;

const postOf = ( name: string ): Reference => ( {
	kind: 'postType',
	name,
	fields:
		name === 'attachment' ? 'id,title,slug,source_url' : 'id,title,slug',
} );

/** The properties that refer to other records by id, by kind of record. */
const REFERENCES: Readonly< Record< string, References > > = {
	postType: {
		parent: postOf,
		featured_media: () => postOf( 'attachment' ),
	},
	root: {
		site_logo: () => postOf( 'attachment' ),
		site_icon: () => postOf( 'attachment' ),
		page_on_front: () => postOf( 'page' ),
		page_for_posts: () => postOf( 'page' ),
	},
};

/** The taxonomies of WordPress by the property that lists their terms. */
const TAXONOMIES: Readonly< Record< string, string > > = {
	categories: 'category',
	tags: 'post_tag',
};

const recordOrEmpty = ( raw: unknown ): UnknownRecord =>
	isRecord( raw ) ? raw : {};

const isAuthor = ( path: FieldChange[ 'path' ] ): boolean =>
	path.length === 1 && path[ 0 ] === 'author';

const isId = ( raw: unknown ): raw is number =>
	typeof raw === 'number' && raw > 0;

/** The name of an author, or the id until it is loaded. */
const ofAuthor = (
	people: ReturnType< typeof usePeople >,
	id: unknown
): Named => ( {
	name:
		id === 0 ? '' : ( isId( id ) && personName( people.get( id ) ) ) || id,
	detail: '',
} );

/** The selectors of core-data. */
type Core = ReturnType< typeof select< typeof coreStore > >;

/** How the values of a property are named; undefined if they say it themselves. */
function namingOf(
	{ kind, name }: Pick< ChangedRecord, 'kind' | 'name' >,
	path: FieldChange[ 'path' ],
	people: ReturnType< typeof usePeople >,
	core: Core
): ( ( value: unknown ) => Named ) | undefined {
	const [ property ] = path;
	if ( path.length !== 1 || property === undefined ) {
		return undefined;
	}
	if ( kind === 'postType' ) {
		if ( isAuthor( path ) ) {
			return ( id ) => ofAuthor( people, id );
		}
		if ( property === 'template' ) {
			return ( slug ) => ofTemplate( core, slug );
		}
		if ( property === 'area' ) {
			return ( area ) => ofArea( core, area );
		}
		const taxonomy = TAXONOMIES[ property ];
		if ( taxonomy !== undefined ) {
			return ( ids ) => ofTerms( core, taxonomy, ids );
		}
	}
	const reference = REFERENCES[ kind ]?.[ property ]?.( name );
	return reference && ( ( id ) => ofRecord( core, reference, id ) );
}

function ofRecord( core: Core, reference: Reference, id: unknown ): Named {
	if ( typeof id !== 'number' ) {
		return { name: id, detail: '' };
	}
	if ( id === 0 ) {
		return { name: '', detail: '' };
	}
	const record = core.getEntityRecord( reference.kind, reference.name, id, {
		_fields: reference.fields,
	} );
	return record
		? {
				name: decodeEntities(
					stringOr( record.name ) || titleOf( record )
				),
				detail:
					stringOr( record.source_url ).split( '/' ).at( -1 ) ||
					stringOr( record.slug ),
			}
		: { name: id, detail: '' };
}

function ofTemplate( core: Core, slug: unknown ): Named {
	const template = stringOr( slug )
		? core
				.getEntityRecords( 'postType', 'wp_template', { per_page: -1 } )
				?.map( recordOrEmpty )
				.find( ( one ) => one.slug === slug )
		: undefined;
	return {
		name: ( template && decodeEntities( titleOf( template ) ) ) || slug,
		detail: stringOr( slug ),
	};
}

function ofArea( core: Core, area: unknown ): Named {
	const theme: unknown = core.getCurrentTheme();
	const areas = recordOrEmpty( theme ).default_template_part_areas;
	const known = Array.isArray( areas )
		? areas.map( recordOrEmpty ).find( ( one ) => one.area === area )
		: undefined;
	return {
		name: decodeEntities( stringOr( known?.label ) ) || area,
		detail: stringOr( area ),
	};
}

function ofTerms( core: Core, taxonomy: string, ids: unknown ): Named {
	const listed: readonly unknown[] = Array.isArray( ids ) ? ids : [];
	const reference = { kind: 'taxonomy', name: taxonomy, fields: 'id,name' };
	const names = listed.map( ( id ) =>
		typeof id === 'number' ? ofRecord( core, reference, id ).name : id
	);
	return {
		name: names.every( ( one ) => typeof one === 'string' )
			? names.join( ', ' )
			: ids,
		detail: '',
	};
}

/** The same changes with names and titles instead of ids, where they are loaded. */
export function useNamedChanges(
	{ kind, name }: Pick< ChangedRecord, 'kind' | 'name' >,
	changes: readonly FieldChange[]
): readonly FieldChange[] {
	const authors =
		kind === 'postType'
			? changes.flatMap( ( { path, from, to } ) =>
					isAuthor( path ) ? [ from, to ].filter( isId ) : []
				)
			: [];
	const people = usePeople( authors );
	// A flat list, so that it stays equal while no name changes.
	const names = useSelect(
		( select ) => {
			const core = select( coreStore );
			return changes.flatMap( ( { path, from, to } ) => {
				const naming = namingOf( { kind, name }, path, people, core );
				return naming
					? differentNames( naming( from ), naming( to ) )
					: [ from, to ];
			} );
		},
		[ kind, name, changes, people ]
	);
	return useMemo(
		() =>
			changes.map( ( { path }, at ) => ( {
				path,
				from: names[ 2 * at ],
				to: names[ 2 * at + 1 ],
			} ) ),
		[ changes, names ]
	);
}
