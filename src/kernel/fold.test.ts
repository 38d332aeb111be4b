import { fold } from './fold';

describe( 'fold', () => {
	it.each( [
		[ 'accents', 'Résumé', 'resume' ],
		[
			'accents written as marks of their own',
			'Re\u0301sume\u0301',
			'résumé',
		],
		[ 'a sharp s', 'STRASSE', 'Straße' ],
		[ 'its capital', 'STRAẞE', 'strasse' ],
		[ 'a dotted capital I', 'İstanbul', 'istanbul' ],
		[ 'an i without its dot', 'ılık', 'ILIK' ],
		[ 'Nordic letters', 'Smørrebrød', 'smorrebrod' ],
		[ 'Polish letters', 'Łódź', 'lodz' ],
		[ 'ligatures', 'Œuvre', 'oeuvre' ],
		[ 'Greek accents and final letters', 'ΟΔΟΣ', 'οδός' ],
		[ 'Vietnamese', 'Tiếng Việt', 'tieng viet' ],
		[ 'Arabic vowels and stretched lines', 'كِتَاب', 'كتــاب' ],
		[ 'Arabic letters with a hamza', 'أحمد', 'احمد' ],
		[ 'Hebrew points', 'שָׁלוֹם', 'שלום' ],
		[ 'joiners of Persian', 'می\u200cخواهم', 'میخواهم' ],
		[ 'wide Latin letters', 'ＡＢＣ１', 'abc1' ],
		[ 'narrow kana', 'ｶﾞｲﾄﾞ', 'ガイド' ],
		[ 'Hangul in pieces', '한국'.normalize( 'NFD' ), '한국' ],
	] )( 'treats %s as equal', ( _name, one, other ) => {
		expect( fold( one ) ).toBe( fold( other ) );
	} );

	it.each( [
		[ 'vowels of Hindi', 'की', 'का' ],
		[ 'vowels of Thai', 'กี', 'กู' ],
		[ 'voiced kana', 'か', 'が' ],
		[ 'ideographs', '中', '国' ],
	] )( 'distinguishes %s', ( _name, one, other ) => {
		expect( fold( one ) ).not.toBe( fold( other ) );
	} );
} );
