<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Overlay;
use Atelier\Records\Change;
use Atelier\Records\Drafted_Site;
use Atelier\Records\Record_Types;

/**
 * The site with all changes of a draft as they were when it was asked for first, in a request on the live site; see
 * Records\Live_Site. Each is for checks between which nothing is written.
 */
final class Draft_Site implements Drafted_Site {
	private Draft_Store $store;
	private int $draft;
	private Overlay $overlay;
	private Template_Lists $live_lists;
	private Template_Lists $lists;

	public function __construct( Draft_Store $store, int $draft ) {
		$this->store      = $store;
		$this->draft      = $draft;
		$this->overlay    = new Overlay( new Draft_Changes( $store, $draft ) );
		$this->live_lists = new Template_Lists();
		$this->lists      = new Template_Lists();
	}

	/**
	 * Runs checks of many changes.
	 *
	 * @template T
	 * @param callable(): T $action
	 * @return T
	 */
	public function together( callable $action ) {
		return $this->live_lists->during( $action );
	}

	public function without( string $key, callable $action ) {
		$this->overlay->lay_without( $key );
		// Those of other templates have it, too.
		$lists = Record_Types::is_template( explode( ':', $key )[0] ) ? new Template_Lists() : $this->lists;
		try {
			return $lists->during( $action );
		} finally {
			$this->overlay->lift();
		}
	}

	public function creates( string $type, int $id ): bool {
		$change = $this->store->change( $this->draft, Change::key_of( $type, (string) $id ) );
		return $change && $change->is_new();
	}
}
