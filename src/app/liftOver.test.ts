import { liftOver } from './liftOver';

const message = { top: 850, bottom: 890 };

it.each( [
	[ 'stays where nothing is below it', [], 0 ],
	[ 'stays beside what is elsewhere', [ { top: 100, bottom: 849 } ], 0 ],
	[ 'moves above a bar', [ { top: 840, bottom: 900 } ], 58 ],
	[
		'moves above a bar that it would cover then',
		[
			{ top: 860, bottom: 900 },
			{ top: 800, bottom: 860 },
		],
		98,
	],
	[ 'stays on the screen', [ { top: 10, bottom: 900 } ], 850 ],
] )( 'a message %s', ( _name, bars, expected ) => {
	expect( liftOver( message, bars ) ).toBe( expected );
} );
