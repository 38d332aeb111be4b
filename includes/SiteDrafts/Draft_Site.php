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

/**
 * The site with all changes of a draft, in a request on the live site; see Records\Live_Site.
 */
final class Draft_Site implements Drafted_Site {
	private Draft_Store $store;
	private int $draft;
	private Overlay $overlay;

	public function __construct( Draft_Store $store, int $draft ) {
		$this->store   = $store;
		$this->draft   = $draft;
		$this->overlay = new Overlay( new Draft_Changes( $store, $draft ) );
	}

	public function without( string $key, callable $action ) {
		$this->overlay->lay( $key );
		try {
			return $action();
		} finally {
			$this->overlay->lift();
		}
	}

	public function creates( string $type, int $id ): bool {
		$change = $this->store->change( $this->draft, Change::key_of( $type, (string) $id ) );
		return $change && $change->is_new();
	}
}
