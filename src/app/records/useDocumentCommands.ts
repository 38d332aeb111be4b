import { fold } from '@/kernel/fold';
import type { Command } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { documentIcon } from '@/features/documents';
import { titleOf } from '@/features/documents/index.model';
import { kindOfType } from '@/features/uses/index.model';
import { documentRoute, navigate } from '@/routing';
import { searchAfter } from './searchAfter';
import { usesCommand, usesLabel } from './usesCommand';

/** The number of listed documents of each type. */
const LIMIT = 10;

/** Types whose REST collection has no search: all are fetched once and searched here. */
const LISTED_TYPES = [ 'wp_template', 'wp_template_part' ] as const;
const SEARCHED_TYPES = [ 'page', 'post', 'wp_block', 'wp_navigation' ] as const;

interface FoundDocument {
	readonly commands: readonly Command[];
	readonly isLoading: boolean;
}

/** Every document whose title matches the input of the palette. */
export function useDocumentCommands( {
	search,
}: {
	search: string;
} ): FoundDocument {
	const wanted = searchAfter( search, usesLabel( '' ) );
	const { records, isLoading } = useSelect(
		( select ) => {
			const found: [ string, UnknownRecord ][] = [];
			let isWaiting = false;
			if ( wanted === '' ) {
				return { records: '', isLoading: false };
			}
			const core = select( coreStore );
			for ( const type of LISTED_TYPES ) {
				const all = core.getEntityRecords( 'postType', type, {
					per_page: -1,
				} );
				isWaiting ||= ! all;
				const matching = ( all ?? [] ).filter( ( record ) =>
					contains( titleOf( record ), wanted )
				);
				for ( const record of matching.slice( 0, LIMIT ) ) {
					found.push( [ type, record ] );
				}
			}
			for ( const type of SEARCHED_TYPES ) {
				const matching = core.getEntityRecords( 'postType', type, {
					search: wanted,
					per_page: LIMIT,
					status: [
						'publish',
						'future',
						'draft',
						'pending',
						'private',
					],
				} );
				isWaiting ||= ! matching;
				for ( const record of matching ?? [] ) {
					found.push( [ type, record ] );
				}
			}
			const summary = found.map( ( [ type, record ] ) => [
				type,
				String( record.id ),
				titleOf( record ),
				stringOr( record.area ),
				record.wp_pattern_sync_status !== 'unsynced',
			] );
			// Serialized, so that an equal list is the same value.
			return { records: JSON.stringify( summary ), isLoading: isWaiting };
		},
		[ wanted ]
	);
	const commands = useMemo(
		() =>
			records === ''
				? []
				: commandsFor(
						JSON.parse( records ) as Summary[],
						wanted === search.trim() ? FEW : LIMIT
					),
		[ records, wanted, search ]
	);
	return { commands, isLoading };
}

type Summary = [
	type: string,
	id: string,
	title: string,
	area: string,
	/** Whether others can use it: copies of patterns are on their own. */
	isShared: boolean,
];

/** How many documents' uses are offered, unless the search is about uses. */
const FEW = 4;

const commandsFor = (
	found: readonly Summary[],
	most: number
): readonly Command[] => [
	...found.map( commandFor ),
	...found
		.filter(
			( [ type, , , , isShared ] ) =>
				isShared && kindOfType( type ) !== 'post'
		)
		.slice( 0, most )
		.map( ( [ type, id, title ] ) =>
			usesCommand( { type, id, title: shownTitle( title ) } )
		),
];

function commandFor( [ type, id, title, area ]: Summary ): Command {
	const shown = shownTitle( title );
	return {
		name: `atelier/edit/${ type }-${ id }`,
		label: sprintf(
			/* translators: 1: title of a document, 2: its type, such as "Template". */
			__( '%1$s – %2$s', 'atelier' ),
			shown,
			boot().postTypes[ type ]?.label ?? type
		),
		searchLabel: `${ shown } ${ id }`,
		icon: documentIcon( type, area ),
		callback: ( { close } ) => {
			close();
			navigate( documentRoute, { type, id, isEditing: true } );
		},
	};
}

const shownTitle = ( title: string ): string =>
	decodeEntities( title ) || __( '(no title)', 'atelier' );

const contains = ( text: string, wanted: string ): boolean =>
	fold( text ).includes( fold( wanted ) );
