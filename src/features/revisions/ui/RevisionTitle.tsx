import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { locale } from '@/platform/locale';
import { TEXT_FATE } from '../data/markTexts';
import { diffWords } from '../model/textDiff';
import { FATE } from './markBlocks';

interface RevisionTitleProps {
	readonly title: string;
	/** The previous title; null where nothing is compared. */
	readonly before: string | null;
}

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** The title of a post above its content, with the previous one. */
export function RevisionTitle( { title, before }: RevisionTitleProps ) {
	const words = decodeEntities( title ) || __( '(no title)', 'atelier' );
	const isChanged = before !== null && before !== title;
	return (
		<h1
			className="wp-block wp-block-post-title"
			{ ...( isChanged ? { [ FATE ]: 'changed' } : {} ) }
		>
			{ isChanged
				? diffWords( decodeEntities( before ), words, locale() ).map(
						( { kind, text }, at ) => {
							const Tag = TAGS[ kind ];
							return (
								<Tag key={ at } { ...{ [ TEXT_FATE ]: kind } }>
									{ text }
								</Tag>
							);
						}
					)
				: words }
		</h1>
	);
}
