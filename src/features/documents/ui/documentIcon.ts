import {
	footer,
	header,
	layout,
	navigation,
	page,
	postList,
	sidebar,
	symbol,
	symbolFilled,
} from '@wordpress/icons';
import type { ReactElement } from 'react';

const BY_TYPE: Readonly< Record< string, ReactElement > > = {
	wp_template: layout,
	wp_template_part: symbolFilled,
	wp_block: symbol,
	wp_navigation: navigation,
	page,
};

const BY_AREA: Readonly< Record< string, ReactElement > > = {
	header,
	footer,
	sidebar,
};

/** The icon of a document; template parts have one per area. */
export const documentIcon = ( type: string, area = '' ): ReactElement =>
	( type === 'wp_template_part' ? BY_AREA[ area ] : undefined ) ??
	BY_TYPE[ type ] ??
	postList;
