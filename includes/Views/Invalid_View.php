<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Views;

use InvalidArgumentException;

/**
 * Why something cannot be the settings of a view.
 */
final class Invalid_View extends InvalidArgumentException {
	/** Which rule it breaks: `too_large`, `no_json` or `no_view`. */
	private string $slug;

	public function __construct( string $slug, string $for_user ) {
		parent::__construct( $for_user );
		$this->slug = $slug;
	}

	public function slug(): string {
		return $this->slug;
	}
}
