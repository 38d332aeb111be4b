import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import type { BookPage, BookTab } from '../../model/book';
import { PAGE_NAMES } from './bookLabels';
import styles from './StyleBook.module.css';

interface BookLayoutProps {
	readonly pages: readonly BookPage[];
	/** Whether there is a contrast page: not if the styles are read-only. */
	readonly hasContrast: boolean;
	readonly page: BookTab;
	readonly onPage: ( page: BookTab ) => void;
	/** Closes the book; null if nothing else can be shown instead. */
	readonly onClose: ( () => void ) | null;
	/** The content of the selected page. */
	readonly children: ReactNode;
}

/** The tabs of the book, and the content below. */
export function BookLayout( {
	pages,
	hasContrast,
	page,
	onPage,
	onClose,
	children,
}: BookLayoutProps ) {
	const id = useTabsId();
	const tabs = [
		...pages.map( ( name ) => ( { name, label: PAGE_NAMES[ name ]() } ) ),
		...( hasContrast
			? [
					{
						name: 'contrast',
						label: __( 'Contrast', 'atelier' ),
					} as const,
				]
			: [] ),
	];
	return (
		<div className={ styles.book }>
			<div className={ styles.head }>
				<div className={ styles.tabs }>
					<div className={ styles.line }>
						<TabList< BookTab >
							label={ __( 'Style Book', 'atelier' ) }
							tabs={ tabs }
							selected={ page }
							id={ id }
							onSelect={ onPage }
						/>
					</div>
				</div>
				{ onClose && (
					<Button
						className={ styles.close ?? '' }
						size="compact"
						icon={ closeSmall }
						label={ __( 'Close', 'atelier' ) }
						data-book-close
						onClick={ onClose }
					/>
				) }
			</div>
			<div className={ styles.pages }>
				<TabPanel id={ id } selected={ page }>
					<div className={ styles.page }>{ children }</div>
				</TabPanel>
			</div>
		</div>
	);
}
