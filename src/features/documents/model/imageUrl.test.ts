import { imageUrl } from './imageUrl';

it.each( [
	[ {}, '' ],
	[ { source_url: 'a.jpg', media_details: 'none' }, 'a.jpg' ],
	[ { source_url: 'a.jpg', media_details: { sizes: {} } }, 'a.jpg' ],
	[
		{
			source_url: 'a.jpg',
			media_details: { sizes: { medium: { source_url: 'm.jpg' } } },
		},
		'm.jpg',
	],
] )( 'is of the smaller size, if there is one: %j', ( media, url ) => {
	expect( imageUrl( media ) ).toBe( url );
} );
