import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Age } from '@/ui/Age';
import { Pager } from '@/ui/Pager';
import type { RevisionPage } from '../data/history';
import { PER_PAGE, pageAndIndexOf, positionsBeside } from '../model/timeline';
import { scrollInside } from './scrollInside';
import { kindsOf } from './stampLabels';
import styles from './RevisionList.module.css';

interface RevisionListProps {
	readonly page: RevisionPage;
	/** Counted from 0 for the oldest. */
	readonly position: number;
	/** The position of the revision that equals the saved document; null where unknown. */
	readonly current: number | null;
	readonly onPosition: ( position: number ) => void;
}

/** Revisions with date and author, newest first; one page at a time. */
export function RevisionList( {
	page: { stamps, authors, total },
	position,
	current,
	onPosition,
}: RevisionListProps ) {
	const list = useRef< HTMLUListElement >( null );
	useEffect( () => {
		scrollInside( list.current?.querySelector( '[aria-pressed="true"]' ) );
	}, [ position ] );
	const { page } = pageAndIndexOf( position, total );
	const pages = Math.ceil( total / PER_PAGE );
	return (
		<>
			<ul
				ref={ list }
				className={ styles.list }
				aria-label={ __( 'Revisions list', 'atelier' ) }
			>
				{ positionsBeside( position, total ).map( ( at, index ) => {
					const stamp = stamps[ index ] ?? null;
					const author = stamp && authors.get( stamp.author );
					return (
						<li key={ at }>
							<button
								type="button"
								className={ styles.revision }
								aria-pressed={ at === position }
								onClick={ () => onPosition( at ) }
							>
								{ stamp ? (
									<Age
										className={ styles.date }
										date={ stamp.date }
									/>
								) : (
									<span className={ styles.date }>
										{ __( 'Invalid revision', 'atelier' ) }
									</span>
								) }
								{ author && (
									<span className={ styles.note }>
										{ author }
									</span>
								) }
								{ stamp &&
									kindsOf( stamp, at === current ).map(
										( kind ) => (
											<span
												key={ kind }
												className={ styles.kind }
											>
												{ kind }
											</span>
										)
									) }
							</button>
						</li>
					);
				} ) }
			</ul>
			{ pages > 1 && (
				<Pager
					page={ page }
					count={ pages }
					onPage={ ( next ) =>
						onPosition( total - 1 - ( next - 1 ) * PER_PAGE )
					}
				/>
			) }
		</>
	);
}
