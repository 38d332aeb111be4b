type Values = Record< string, unknown >;

/** A published page, as REST answers it in the context of editing. */
export const makePage = (
	id: number,
	title: string,
	more: Values = {}
): Values => ( {
	id,
	type: 'page',
	title: { raw: title, rendered: title },
	content: { raw: '', rendered: '' },
	excerpt: { raw: '', rendered: '' },
	status: 'publish',
	password: '',
	date: '2026-11-24T20:00:00',
	modified: '2026-11-24T20:00:00',
	author: 1,
	slug: title.toLowerCase(),
	link: `https://shop.test/?p=${ id }`,
	menu_order: 0,
	parent: 0,
	template: '',
	featured_media: 0,
	comment_status: 'closed',
	ping_status: 'closed',
	meta: {},
	...more,
} );
