/**
 * @jest-environment jsdom
 */
import { propertyLabel } from './propertyLabel';
import {
	agreementLabel,
	takeOverLabel,
	unapprovedLabel,
} from './takeOverLabels';

it.each( [
	[ 'page', '*', 'The whole change' ],
	[ 'page', 'content', 'Content' ],
	[ 'page', 'featured_media', 'Featured image' ],
	[ 'page', 'meta.footnotes', 'Footnotes' ],
	[ 'page', 'meta.price.net', 'Custom fields › Price.net' ],
	[ 'wp_global_styles', 'styles.css', 'Styles › Css' ],
	[ 'site', 'show_on_front', 'Homepage displays' ],
	[ 'site', 'title', 'Site title' ],
] )( 'labels a property of %s: %s', ( type, property, label ) => {
	expect( propertyLabel( { type }, property ) ).toBe( label );
} );

it( 'counts changes to take over', () => {
	expect( [ 1, 2 ].map( agreementLabel ) ).toEqual( [
		'I’ve checked 1 change and take responsibility for it.',
		'I’ve checked 2 changes and take responsibility for them.',
	] );
	expect( [ 1, 2 ].map( takeOverLabel ) ).toEqual( [
		'Take over 1 change and publish',
		'Take over 2 changes and publish',
	] );
	expect( [ 1, 2 ].map( unapprovedLabel ) ).toEqual( [
		'1 change needs approval',
		'2 changes need approval',
	] );
} );
