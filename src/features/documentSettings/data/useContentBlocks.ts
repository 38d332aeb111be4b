import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { shorten } from '@/kernel/shorten';
import { getBlockLabel } from '@/platform/experimental/blockLabel';
import { roleOf } from '@/platform/experimental/contentRole';
import { listenTo } from '@/platform/listenTo';
import { contentBlocks } from '@/features/blocks/index.model';

/** A block in a list. */
export interface ContentBlock {
	readonly clientId: string;
	readonly label: string;
	/** An icon or its name. */
	readonly icon: unknown;
}

/** The delay between a change and the update, in milliseconds: nothing runs between two keys. */
const REST = 250;

/**
 * The blocks with the content of the open document.
 *
 * @param isInTemplate Whether the document is shown inside its template.
 * @param limit        The maximum number of blocks.
 */
export function useContentBlocks(
	isInTemplate: boolean,
	limit: number
): readonly ContentBlock[] {
	const [ blocks, setBlocks ] = useState( () => read( isInTemplate, limit ) );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const update = () =>
			setBlocks( ( before ) => {
				const now = read( isInTemplate, limit );
				return isSame( before, now ) ? before : now;
			} );
		const updateAtRest = () => {
			clearTimeout( timer );
			timer = setTimeout( update, REST );
		};
		update();
		// Titles of template parts and patterns load later.
		const stops = [ blockEditorStore, coreStore ].map( ( store ) =>
			listenTo( updateAtRest, store )
		);
		return () => {
			clearTimeout( timer );
			stops.forEach( ( stop ) => stop() );
		};
	}, [ isInTemplate, limit ] );
	return blocks;
}

function read( isInTemplate: boolean, limit: number ): readonly ContentBlock[] {
	const editor = select( blockEditorStore );
	const found: ContentBlock[] = [];
	const ids = contentBlocks(
		{
			childrenOf: ( id ) => editor.getBlockOrder( id ),
			nameOf: ( id ) => editor.getBlockName( id ) ?? '',
			holdsContent,
		},
		isInTemplate
	);
	for ( const clientId of ids ) {
		if ( found.length === limit ) {
			break;
		}
		found.push( shownAs( clientId ) );
	}
	return found;
}

const isSame = (
	one: readonly ContentBlock[],
	other: readonly ContentBlock[]
): boolean =>
	one.length === other.length &&
	one.every( ( { clientId, label, icon }, at ) => {
		const there = other[ at ];
		return (
			clientId === there?.clientId &&
			label === there.label &&
			icon === there.icon
		);
	} );

/** Attributes with the content role, by block type. */
const known = new WeakMap< object, readonly string[] >();

function contentAttributes( name: string ): readonly string[] {
	const type = select( blocksStore ).getBlockType( name );
	if ( ! type ) {
		return [];
	}
	const names =
		known.get( type ) ??
		Object.entries( type.attributes ?? {} ).flatMap(
			( [ attribute, definition ] ) =>
				isContent( definition ) ? [ attribute ] : []
		);
	known.set( type, names );
	return names;
}

const isContent = ( definition: unknown ): boolean =>
	isRecord( definition ) && roleOf( definition ) === 'content';

const holdsContent = ( name: string ): boolean =>
	contentAttributes( name ).length > 0;

/** The maximum length in lists, in characters. */
const LONGEST = 60;

function shownAs( clientId: string ): ContentBlock {
	const editor = select( blockEditorStore );
	const name = editor.getBlockName( clientId ) ?? '';
	const attributes = editor.getBlockAttributes( clientId ) ?? {};
	const blocks = select( blocksStore );
	const type = blocks.getBlockType( name );
	const variation = blocks.getActiveBlockVariation( name, attributes );
	const title = type
		? titleOf( attributes ) ||
			textOf( name, attributes ) ||
			getBlockLabel( type, attributes, 'list-view' )
		: name;
	return {
		clientId,
		// Without a label of its own, a type is labeled with its title; a variation's title is more specific.
		label: shorten(
			( title === type?.title && variation?.title ) || title,
			LONGEST
		),
		icon: variation?.icon ?? type?.icon,
	};
}

/** The name that the user has given the block. */
const titleOf = ( { metadata }: UnknownRecord ): string =>
	isRecord( metadata ) ? stringOr( metadata.name ) : '';

/** The first text in the block. */
function textOf( name: string, attributes: UnknownRecord ): string {
	for ( const attribute of contentAttributes( name ) ) {
		const value = attributes[ attribute ];
		// A rich text object has its text without markup.
		const text = isRecord( value ) ? stringOr( value.text ) : '';
		const line = text.slice( 0, 4 * LONGEST ).trim();
		if ( line !== '' ) {
			return line;
		}
	}
	return '';
}
