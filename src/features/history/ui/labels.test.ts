import type { ListedRecord } from '../model/entry';
import {
	authorName,
	entrySentence,
	byAgentsLabel,
	entryChangedByLabel,
	programLabel,
	sourceLabel,
	trustLabel,
} from './labels';

jest.mock( '@/features/documents', () => ( {
	kindLabel: ( type: string ) =>
		type === 'wp_template' ? 'Template' : 'Pattern',
} ) );

const record = ( changes: Partial< ListedRecord > = {} ): ListedRecord => ( {
	key: 'wp_block:1',
	type: 'wp_block',
	recordId: '1',
	typeLabel: '',
	label: 'Card',
	action: 'update',
	fields: [ 'content' ],
	changedBy: null,
	changesPassword: false,
	...changes,
} );

describe( 'entrySentence', () => {
	it.each( [
		[ 'Pattern “Card” changed', record() ],
		[ 'Pattern “Card” moved to the trash', record( { action: 'trash' } ) ],
		[
			'Template “Blog home” reset to the theme’s version',
			record( {
				type: 'wp_template',
				label: 'Blog home',
				action: 'reset',
			} ),
		],
		[
			'Template “404” created',
			record( {
				type: 'wp_template',
				recordId: 'theme//404',
				label: '',
				action: 'create',
			} ),
		],
		[
			'Pattern “(no title)” deleted',
			record( { label: '', action: 'delete' } ),
		],
		[ 'Book “Card” changed', record( { typeLabel: 'Book' } ) ],
		[ 'Site settings changed', record( { type: 'site', label: '' } ) ],
		[ 'Styles changed', record( { type: 'wp_global_styles', label: '' } ) ],
	] )( 'says “%s”', ( sentence, one ) => {
		expect( entrySentence( { records: [ one ] } ) ).toBe( sentence );
	} );

	it( 'counts additional records', () => {
		expect( entrySentence( { records: [ record(), record() ] } ) ).toBe(
			'Pattern “Card” changed, and 1 more item'
		);
		expect(
			entrySentence( { records: [ record(), record(), record() ] } )
		).toBe( 'Pattern “Card” changed, and 2 more items' );
	} );
} );

describe( 'author and source', () => {
	const ann = { id: 1, name: 'Ann', avatar: '' };

	it( 'shows a user’s name, or the task that saved', () => {
		expect( authorName( { author: ann, source: 'cron' } ) ).toBe( 'Ann' );
		expect( authorName( { author: null, source: 'cron' } ) ).toBe(
			'Scheduled task'
		);
		expect( authorName( { author: null, source: 'editor' } ) ).toBe(
			'Unknown user'
		);
	} );

	it.each( [
		[ 'verified', '' ],
		[ 'unverified', 'Recorded by an earlier version' ],
		[ 'altered', 'Changed outside of Atelier' ],
	] as const )( 'says about %s entries “%s”', ( trust, label ) => {
		expect( trustLabel( trust ) ).toBe( label );
	} );

	it( 'names the source unless it is Atelier', () => {
		expect( sourceLabel( { author: ann, source: 'atelier' } ) ).toBe( '' );
		expect( sourceLabel( { author: ann, source: 'editor' } ) ).toBe(
			'WordPress editor'
		);
		expect( sourceLabel( { author: null, source: 'cron' } ) ).toBe( '' );
	} );
} );

describe( 'programLabel', () => {
	const ann = { id: 1, name: 'Ann', avatar: '' };
	it.each( [
		[ '', { agent: '', ability: '', author: ann } ],
		[ 'Agent “Laptop”', { agent: 'Laptop', ability: '', author: ann } ],
		[ '', { agent: 'Ann', ability: '', author: ann } ],
		[
			'Ability “Update page”',
			{ agent: 'Ann', ability: 'Update page', author: ann },
		],
		[
			'Agent “Laptop” · Ability “shop/sell”',
			{ agent: 'Laptop', ability: 'shop/sell', author: null },
		],
	] )( 'is “%s”', ( label, entry ) => {
		expect( programLabel( { agents: [], ...entry } ) ).toBe( label );
	} );

	it( 'leaves out an agent that is named anyway', () => {
		const agents = [ { id: 7, name: 'Robo', owner: 'Ann' } ];
		expect(
			programLabel( { agent: 'Robo', ability: '', author: null, agents } )
		).toBe( '' );
	} );
} );

describe( 'byAgentsLabel', () => {
	it.each( [
		[ '', [] ],
		[ 'By agent Robo', [ { id: 7, name: 'Robo', owner: '' } ] ],
		[
			'By agent Robo for Ann · By agent Zoe for Bob',
			[
				{ id: 7, name: 'Robo', owner: 'Ann' },
				{ id: 8, name: 'Zoe', owner: 'Bob' },
			],
		],
	] )( 'is “%s”', ( label, agents ) => {
		expect(
			byAgentsLabel( { agents } ).replace( /[\u2068\u2069]/g, '' )
		).toBe( label );
	} );
} );

describe( 'entryChangedByLabel', () => {
	const robo = { id: 7, name: 'Robo', avatar: '' };
	const ann = { id: 1, name: 'Ann', avatar: '' };
	const agents = [ { id: 7, name: 'Robo', owner: 'Ann' } ];
	it.each( [
		[ '', [ robo, robo ] ],
		[ '', [ robo, null ] ],
		[ 'Changed by Ann', [ robo, ann ] ],
		[ 'Changed by several people', [ robo, ann, null ] ],
	] )( 'is “%s”, for agents are named apart', ( label, authors ) => {
		expect(
			entryChangedByLabel( {
				records: authors.map( ( changedBy ) =>
					record( { changedBy } )
				),
				agents,
			} )
		).toBe( label );
	} );
} );
