import { blockPieces } from './blockPieces';

const STATES = { 'core/b': [ '@current' ] };
const RED = { color: { text: 'red' } };

it( 'keeps blocks without CSS together', () => {
	const blocks = {
		'core/a': { ...RED, elements: { link: RED } },
		'core/c': RED,
	};
	expect( blockPieces( blocks, STATES ) ).toEqual( [
		{ kind: 'styles', blocks },
	] );
} );

it( 'places a block’s CSS after its own styles, before its states, elements and other blocks', () => {
	expect(
		blockPieces(
			{
				'core/a': RED,
				'core/b': {
					css: '& a {}',
					elements: { link: RED },
					'@current': RED,
					':hover': RED,
					'@mobile': RED,
					...RED,
				},
				'core/c': RED,
			},
			STATES
		)
	).toEqual( [
		{ kind: 'styles', blocks: { 'core/a': RED, 'core/b': RED } },
		{ kind: 'css', block: 'core/b', css: '& a {}' },
		{
			kind: 'styles',
			blocks: { 'core/b': { ':hover': RED, '@mobile': RED } },
		},
		{ kind: 'state', block: 'core/b', state: '@current', node: RED },
		{
			kind: 'styles',
			blocks: { 'core/b': { elements: { link: RED } }, 'core/c': RED },
		},
	] );
} );

it( 'has no empty pieces', () => {
	expect( blockPieces( { 'core/b': { css: 'color: red' } }, {} ) ).toEqual( [
		{ kind: 'css', block: 'core/b', css: 'color: red' },
	] );
} );

it( 'places gaps after margins', () => {
	const margin = { margin: { top: '7px' } };
	expect(
		blockPieces(
			{
				'core/a': { spacing: { ...margin, blockGap: '0' }, ...RED },
				'core/c': { spacing: { blockGap: '0' } },
			},
			{}
		)
	).toEqual( [
		{ kind: 'styles', blocks: { 'core/a': { spacing: margin, ...RED } } },
		{
			kind: 'styles',
			blocks: {
				'core/a': { spacing: { blockGap: '0' } },
				'core/c': { spacing: { blockGap: '0' } },
			},
		},
	] );
} );
