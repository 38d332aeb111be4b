import { blockCss } from './blockCss';

/** CSS of a block, its selector, and what WordPress 6.8.12 and 7.1.4 print. */
const PRINTED = [
	[ '& a { color: red }', '.p', ':root :where(.p a){color: red}' ],
	[
		'& a, & b { color: red }',
		'.p',
		':root :where(.p){a,}:root :where(.p b){color: red}',
	],
	[
		'@media (min-width: 1px) { & { color: red } } & a { color: blue }',
		'.p',
		':root :where(.p@media (min-width: 1px) ){}:root :where(.p){color: red}:root :where(.p a){color: blue}',
	],
	[
		'& a { & b { color: red } }',
		'.p',
		':root :where(.p a){}:root :where(.p b){color: red}',
	],
	[ '& a { color: red } b { color: blue }', '.p', '' ],
	[
		'color: red; & a, b { color: blue }',
		'.p',
		':root :where(.p){color: red;}:root :where(.p a, .p b){color: blue}',
	],
	[ '&:hover { color: red }', '.p', ':root :where(.p:hover ){color: red}' ],
	[ '&\n a { color: red }', '.p', ':root :where(.p\n a ){color: red}' ],
	[
		'& a::before, b::before { color: red }',
		'.p',
		':root :where(.p a, .p b)::before{color: red}',
	],
	[
		'&::before a { color: red }',
		'.p',
		':root :where(.p a)::before{color: red}',
	],
	[
		'color: red } & a { color: blue }',
		'.p',
		':root :where(.p){color: red }}:root :where(.p a){color: blue}',
	],
	[ '& a { color: red }', '.p, .q', ':root :where(.p a, .q a){color: red}' ],
	[
		'color: red; & a, b { color: blue }',
		'.p, .q',
		':root :where(.p, .q){color: red;}:root :where(.p a, .p b, .q a, .q b){color: blue}',
	],
	[
		'&:hover { color: red }',
		'.p, .q',
		':root :where(.p:hover , .q:hover ){color: red}',
	],
	[
		'&\n a { color: red }',
		'.p, .q',
		':root :where(.p\n a , .q\n a ){color: red}',
	],
] as const;

/** The same with what WordPress 7.1.4 prints, and then 6.8.12. */
const PRINTED_DIFFERENTLY = [
	[
		'& :is(a, b) { color: red }',
		'.p',
		':root :where(.p :is(a, b)){color: red}',
		':root :where(.p :is(a, .p b)){color: red}',
	],
	[
		'& [title="a,b"] { color: red }',
		'.p',
		':root :where(.p [title="a,b"]){color: red}',
		':root :where(.p [title="a, .p b"]){color: red}',
	],
	[
		'& a { color: red }',
		'.p:is(.q, .r)',
		':root :where(.p:is(.q, .r) a){color: red}',
		':root :where(.p:is(.q a, .r) a){color: red}',
	],
	[
		'&:hover { color: red }',
		'.p:is(.q, .r)',
		':root :where(.p:is(.q, .r):hover ){color: red}',
		':root :where(.p:is(.q:hover , .r):hover ){color: red}',
	],
] as const;

describe( 'blockCss', () => {
	it.each( PRINTED )(
		'prints “%s” of “%s” as WordPress',
		( css, selector, printed ) => {
			for ( const hasSelectorLists of [ true, false ] ) {
				expect( blockCss( css, selector, { hasSelectorLists } ) ).toBe(
					printed
				);
			}
		}
	);

	it.each( PRINTED_DIFFERENTLY )(
		'prints “%s” of “%s” as this version of WordPress',
		( css, selector, current, before ) => {
			expect(
				blockCss( css, selector, { hasSelectorLists: true } )
			).toBe( current );
			expect(
				blockCss( css, selector, { hasSelectorLists: false } )
			).toBe( before );
		}
	);
} );
