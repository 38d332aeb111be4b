import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { toAppError } from '@/platform/failure';
import { titleOf } from '@/features/documents/index.model';

interface PageState {
	/** Empty where it isn't known. */
	readonly title: string;
	/** Whether the page is known to be deleted or unpublished. */
	readonly isLost: boolean;
}

/** The page of a setting, which is its id. */
export function usePage( id: number ): PageState {
	const { page, error } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const args = [
				'postType',
				'page',
				id,
				{ _fields: 'id,title,slug,status' },
			] as const;
			return id === 0
				? { page: null, error: null }
				: {
						page: core.getEntityRecord( ...args ),
						error: core.getResolutionError(
							'getEntityRecord',
							args
						),
					};
		},
		[ id ]
	);
	return {
		title: page ? decodeEntities( titleOf( page ) ) : '',
		isLost: page
			? page.status !== 'publish'
			: Boolean( error ) && toAppError( error ).code === 'missing',
	};
}
