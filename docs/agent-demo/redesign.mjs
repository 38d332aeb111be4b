/**
 * What the demo agent thinks of the demo shop: about thirty changes, each with its reason, made of what it has read.
 */

/** @param {string} text */
const paragraph = ( text ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** @param {string} text */
const heading = ( text ) =>
	`<!-- wp:heading -->\n<h2 class="wp-block-heading">${ text }</h2>\n<!-- /wp:heading -->`;

/** Colors and sizes by path. */
const STYLES = [
	[ 'styles.color.background', '#faf6ef', 'Paper is calmer than white.' ],
	[ 'styles.color.text', '#2b2118', 'Brown-black belongs to wood.' ],
	[ 'styles.elements.link.color.text', '#8a3b12', 'Links stand out.' ],
	[ 'styles.elements.h1.typography.fontWeight', '600', 'A firm title.' ],
	[ 'styles.elements.h2.typography.fontWeight', '600', 'Likewise.' ],
	[ 'styles.elements.h3.typography.fontWeight', '600', 'Likewise.' ],
	[ 'styles.elements.button.color.background', '#8a3b12', 'One accent.' ],
	[ 'styles.elements.button.color.text', '#ffffff', 'Readable on it.' ],
	[ 'styles.elements.button.border.radius', '4px', 'As sawn edges are.' ],
	[ 'styles.typography.lineHeight', '1.65', 'Longer texts read easier.' ],
	[ 'styles.spacing.blockGap', '1.4rem', 'Room between blocks.' ],
];

const PRESETS = [
	[ 'color', 'oak', 'Oak', '#b98b55' ],
	[ 'color', 'rust', 'Rust', '#8a3b12' ],
	[ 'color', 'harbour', 'Harbour', '#2f4b57' ],
	[ 'font-size', 'lead', 'Lead', '1.35rem' ],
	[ 'shadow', 'bench', 'Bench', '0 2px 6px #2b211833' ],
];

/** A last paragraph for pages, by title. */
const INVITATIONS = {
	About: 'Come and see how a table begins: the workshop is open on Saturdays.',
	Services: 'Tell us about your room, and we draw a first sketch for free.',
	Courses: 'Groups are small. Book early for the spring.',
	Contact: 'We answer within two working days.',
	History: 'Ask us for the story of the old crane.',
	Team: 'We are looking for an apprentice for September.',
	'For beginners': 'You need no tools and no experience.',
};

/**
 * @param {( ability: string, input?: Record<string, unknown> ) => Promise<any>} ask
 * @return {Promise<Record<string, unknown>[]>} Changes for `propose`.
 */
export async function planRedesign( ask ) {
	const { records } = await ask( 'describe-site' );
	/**
	 * @param {string} type    The start of its key.
	 * @param {string} [title]
	 * @return {string | undefined}
	 */
	const keyOf = ( type, title ) =>
		records.find(
			( /** @type {{ record: string, title: string }} */ one ) =>
				one.record.startsWith( type ) &&
				( title === undefined || one.title === title )
		)?.record;
	const changes = [];

	const styles = keyOf( 'wp_global_styles' );
	if ( styles ) {
		const { styles: known } = await ask( 'read-record', {
			record: styles,
		} );
		/** @param {string | undefined} path */
		const hashOf = ( path ) =>
			known.find(
				( /** @type {{ path: string }} */ one ) => one.path === path
			)?.hash ?? 'none';
		for ( const [ path, value, reason ] of STYLES ) {
			changes.push( {
				op: 'set-style',
				record: styles,
				path,
				hash: hashOf( path ),
				value,
				reason,
			} );
		}
		for ( const [ kind, slug, title, value ] of PRESETS ) {
			changes.push( {
				op: 'add-preset',
				record: styles,
				kind,
				slug,
				title,
				value,
				reason: `${ title } for what comes next.`,
			} );
		}
	}

	for ( const [ title, text ] of Object.entries( INVITATIONS ) ) {
		const record = keyOf( 'page:', title );
		if ( record ) {
			const { hash } = await ask( 'read-record', { record } );
			changes.push( {
				op: 'insert-block',
				record,
				path: '',
				hash,
				where: 'last',
				markup: paragraph( text ),
				reason: 'Each page ends with what to do next.',
			} );
		}
	}

	const about = keyOf( 'page:', 'About' );
	if ( about ) {
		const { blocks } = await ask( 'read-record', { record: about } );
		changes.push( {
			op: 'replace-block',
			record: about,
			path: blocks[ 0 ].path,
			hash: blocks[ 0 ].hash,
			markup: heading( 'Furniture that stays' ),
			reason: 'Says what the shop promises.',
		} );
	}

	const menu = keyOf( 'wp_navigation', 'Shop menu' );
	if ( menu ) {
		const { hash, blocks } = await ask( 'read-record', { record: menu } );
		changes.push( {
			op: 'add-menu-item',
			record: menu,
			path: '',
			hash,
			where: 'last',
			label: 'Visit the workshop',
			url: '/contact/',
			reason: 'Most people ask for the address.',
		} );
		if ( blocks.length > 1 ) {
			const last = blocks[ blocks.length - 1 ];
			changes.push( {
				op: 'move-block',
				record: menu,
				path: last.path,
				hash: last.hash,
				to: blocks[ 0 ].path,
				to_hash: blocks[ 0 ].hash,
				where: 'after',
				reason: 'The shop comes before the rest.',
			} );
		}
	}

	const { properties } = await ask( 'read-record', { record: 'site' } );
	changes.push(
		{
			op: 'set-property',
			record: 'site',
			name: 'description',
			hash: properties.find(
				( /** @type {{ name: string }} */ one ) =>
					one.name === 'description'
			).hash,
			value: 'Furniture by the water, made to last',
			reason: 'Says where, too.',
		},
		{
			op: 'create-record',
			type: 'page',
			title: 'Repairs',
			markup: `${ heading( 'We repair what we have made' ) }\n\n${ paragraph(
				'Bring it, or send us a picture.'
			) }`,
			reason: 'Nothing on the site says so.',
		},
		{
			op: 'create-record',
			type: 'wp_block',
			title: 'Open on Saturdays',
			markup: paragraph( 'The workshop is open on Saturdays, 10 to 4.' ),
			reason: 'To use it in several places.',
		},
		// Refused, to show how: a person would have to do this.
		{
			op: 'create-record',
			type: 'page',
			title: 'Newsletter',
			markup: '<!-- wp:html --><script src="https://example.org/x.js"></script><!-- /wp:html -->',
			reason: 'A form for letters.',
		}
	);
	return changes;
}
