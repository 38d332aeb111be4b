/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import * as wpBlocks from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { preloadIfCheap } from '@/platform/warmUp';
import { useMediaAhead } from './useMediaAhead';

jest.mock( '@/platform/warmUp', () => ( {
	__esModule: true,
	preloadIfCheap: jest.fn(),
} ) );

interface Block {
	readonly clientId: string;
}

/** The package’s types lack these. */
const { createBlock, registerBlockType } = wpBlocks as unknown as {
	createBlock: ( name: string, attributes: object ) => Block;
	registerBlockType: ( name: string, settings: object ) => unknown;
};

const editor = dispatch( blockEditorStore ) as unknown as {
	resetBlocks: ( blocks: readonly Block[] ) => Promise< void >;
	selectBlock: ( id: string ) => Promise< void >;
	selectionChange: (
		id: string,
		attribute: string,
		start: number,
		end: number
	) => Promise< void >;
	startTyping: () => Promise< void >;
	stopTyping: () => Promise< void >;
};

const pass = ( seconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( seconds * 1000 ) );

let block: Block;

beforeEach( async () => {
	jest.useFakeTimers();
	jest.mocked( preloadIfCheap ).mockReset();
	registerBlockType( 'test/words', {
		apiVersion: 3,
		title: 'Words',
		category: 'text',
		edit: () => null,
		save: () => null,
	} );
	block = createBlock( 'test/words', {} );
	await act( () => editor.resetBlocks( [ block ] ) );
	renderHook( () => useMediaAhead( true ) );
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'loads the media library once a block is selected', async () => {
	await pass( 3 );
	expect( preloadIfCheap ).not.toHaveBeenCalled();
	await act( () => editor.selectBlock( block.clientId ) );
	await pass( 0.1 );
	expect( preloadIfCheap ).toHaveBeenCalledWith( 'media' );
} );

it( 'doesn’t load it for a caret in a text before nobody has typed for two seconds', async () => {
	await act( () =>
		editor.selectionChange( block.clientId, 'content', 0, 0 )
	);
	await pass( 1 );
	await act( () => editor.startTyping() );
	await pass( 9 );
	expect( preloadIfCheap ).not.toHaveBeenCalled();
	await act( () => editor.stopTyping() );
	await pass( 2.1 );
	expect( preloadIfCheap ).toHaveBeenCalledWith( 'media' );
} );
