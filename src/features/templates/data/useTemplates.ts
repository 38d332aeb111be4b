import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '@/kernel/guards';
import {
	prepareRecordList,
	readList,
	useRecordList,
	type ListLoad,
	type ListQuery,
} from '@/features/documents';
import {
	allowsMethod,
	parseAuthor,
	removalOf,
	titleOf,
} from '@/features/documents/index.model';
import {
	parseTemplate,
	type Template,
	type TemplateReaders,
} from '../model/template';

export const TYPE = 'wp_template';

/** The server lists templates without pagination; the command palette uses the same query. */
export const LIST: ListQuery = [ 'postType', TYPE, { per_page: -1 } ];

/** Requests them before the list is rendered. */
export const prepareTemplates = (): unknown => prepareRecordList( LIST );

const READERS: TemplateReaders = {
	readText: ( text ) => decodeEntities( text ),
	readTitle: titleOf,
	readAuthor: ( record ) =>
		parseAuthor( record, ( text ) => decodeEntities( text ) ),
	readRemoval: ( record ) => removalOf( TYPE, record, false ),
	allows: allowsMethod,
};

/** Parsed once each: unchanged records stay the same objects, so that their rows don't re-render. */
const parsed = new WeakMap< UnknownRecord, Template | null >();

/** All templates of the theme, as stored on the server. */
export function useTemplates(): ListLoad< Template > {
	const load = useRecordList( LIST );
	return useMemo( () => readList( load, templateOf ), [ load ] );
}

function templateOf( record: UnknownRecord ): Template | null {
	const known = parsed.get( record );
	if ( known !== undefined ) {
		return known;
	}
	const template = parseTemplate( record, READERS );
	parsed.set( record, template );
	return template;
}
