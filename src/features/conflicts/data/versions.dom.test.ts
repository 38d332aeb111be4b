/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { parse, serialize } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { CONTENT_CORPUS } from '@tests/support/contentCorpus';
import { registerBlocks } from '@tests/support/coreBlocks';
import type { UnknownRecord } from '@/kernel/guards';
import {
	contentOf,
	keptContent,
	putValues,
	recordArgs,
} from '@/features/documents/index.records';
import { planMerge } from '../model/plan';
import { compare } from './versions';

jest.mock( '@/platform/stages', () => ( {
	__esModule: true,
	loadStage: () => Promise.resolve( { ok: true } ),
} ) );

const MINE = '<!-- wp:paragraph -->\n<p>Mine</p>\n<!-- /wp:paragraph -->';
const THEIRS = '<!-- wp:paragraph --><p>Theirs</p><!-- /wp:paragraph -->';

beforeAll( () => {
	registerBlocks();
	const { addEntities } = dispatch( coreStore ) as unknown as {
		addEntities: ( entities: readonly UnknownRecord[] ) => void;
	};
	addEntities( [
		{
			kind: 'postType',
			name: 'page',
			baseURL: '/wp/v2/pages',
			key: 'id',
			rawAttributes: [ 'content' ],
		},
	] );
} );

describe( 'a merge of two people’s changes', () => {
	// WordPress reports blocks that are invalid or of an earlier version.
	afterEach( () => {
		for ( const report of [ 'error', 'info', 'warn' ] as const ) {
			jest.mocked( console[ report ] ).mockClear();
		}
	} );

	it.each(
		Object.entries( CONTENT_CORPUS ).map(
			( [ name, text ], at ) => [ name, text, 100 + at ] as const
		)
	)( 'keeps every other byte: %s', async ( _name, text, id ) => {
		const record = {
			kind: 'postType',
			name: 'page',
			id: String( id ),
			title: '',
		};
		const receive = ( raw: string ) => {
			const stored = { id, type: 'page', content: { raw, rendered: '' } };
			void dispatch( coreStore ).receiveEntityRecords(
				'postType',
				'page',
				[ stored ]
			);
			return stored;
		};
		const base = receive( text );
		const shown = parse( text );
		await dispatch( coreStore ).editEntityRecord( 'postType', 'page', id, {
			blocks: [ ...shown, ...parse( MINE ) ],
			content: ( { blocks }: { blocks: typeof shown } ) =>
				serialize( blocks ),
		} );
		const theirs = `${ THEIRS }\n\n${ text.trimStart() }`;

		const compared = await compare( {
			record,
			base,
			theirs: { record: { ...base, content: { raw: theirs } } },
		} as unknown as Parameters< typeof compare >[ 0 ] );
		const versions = compared.ok ? compared.value.versions : null;
		const plan = versions && planMerge( versions );
		const values = plan?.isPossible === true ? plan.values : {};

		receive( theirs );
		await putValues( record, values, { isWritten: true } );
		const written = contentOf( select( coreStore ), recordArgs( record ) );
		expect(
			keptContent( { type: 'page', id: String( id ) }, written )
		).toBe( `${ theirs.trimEnd() }\n\n${ MINE }` );
	} );
} );

describe( 'a page that somebody else has moved to the trash', () => {
	it( 'is restored by the user’s version', async () => {
		const id = 90;
		const stored = {
			id,
			type: 'page',
			title: { raw: 'Ours', rendered: '' },
			status: 'publish',
			slug: 'ours',
		};
		void dispatch( coreStore ).receiveEntityRecords( 'postType', 'page', [
			stored,
		] );
		await dispatch( coreStore ).editEntityRecord( 'postType', 'page', id, {
			menu_order: 3,
		} );
		const compared = await compare( {
			record: { kind: 'postType', name: 'page', id: '90', title: '' },
			base: stored,
			theirs: {
				record: { ...stored, status: 'trash', slug: 'ours__trashed' },
			},
		} as unknown as Parameters< typeof compare >[ 0 ] );
		const { versions, theirChanges, myChanges } = compared.ok
			? compared.value
			: {};
		expect( theirChanges?.fields ).toEqual( [
			{ path: [ 'status' ], from: 'publish', to: 'trash' },
		] );
		expect( myChanges?.fields ).toContainEqual( {
			path: [ 'status' ],
			from: 'trash',
			to: 'publish',
		} );
		expect( versions && planMerge( versions ) ).toEqual( {
			isPossible: false,
			reason: 'trash',
		} );
	} );

	it( 'has no status to give back where nobody has moved it', async () => {
		const id = 91;
		const stored = { id, type: 'page', status: 'draft', menu_order: 0 };
		void dispatch( coreStore ).receiveEntityRecords( 'postType', 'page', [
			stored,
		] );
		await dispatch( coreStore ).editEntityRecord( 'postType', 'page', id, {
			menu_order: 3,
		} );
		const compared = await compare( {
			record: { kind: 'postType', name: 'page', id: '91', title: '' },
			base: stored,
			theirs: { record: { ...stored, menu_order: 2, status: 'pending' } },
		} as unknown as Parameters< typeof compare >[ 0 ] );
		expect( compared.ok && compared.value.myChanges.fields ).toEqual( [
			{ path: [ 'menu_order' ], from: 0, to: 3 },
		] );
	} );
} );
