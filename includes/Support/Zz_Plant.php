<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use WP_Post;

/** Planted. */
final class Zz_Plant {
	private ?WP_Post $post = null;

	public function few( Change $change ): void {
		$change->with( array() );
	}

	public function unknown_method( Change $change ): void {
		$change->nothing_like_it();
	}

	public function unknown_class(): void {
		new Not_There();
	}

	public function nullable(): string {
		return $this->post->post_title;
	}

	public function wrong_type(): int {
		return 'a';
	}

	public function wrong_argument(): int {
		return strlen( array() );
	}

	public function unset_variable(): string {
		return $title;
	}

	/** @param array{ id: int } $shape */
	public function shape( array $shape ): string {
		return $shape['nothing'];
	}

	public function unknown_function(): void {
		atelier_no_such_function();
	}

	public function new_function(): bool {
		return str_contains( 'a', 'b' ) && array_is_list( array() ) && wp_is_serving_rest_request() && wp_register_ability( 'a', array() );
	}

	public function unknown_constant(): int {
		return self::NOTHING;
	}

	public function undefined_property(): int {
		return $this->nothing;
	}

	/** @return list<string> */
	public function returns_nothing(): array {
	}
}
