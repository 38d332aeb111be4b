<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

/**
 * Takes everything out of styles that has the wrong type. WordPress itself checks keys, and stumbles over
 * such values: with warnings, or by failing.
 */
final class Shape {
	private const GROUPS_OF_STYLES = array( 'background', 'border', 'color', 'dimensions', 'filter', 'outline', 'spacing', 'typography' );

	private const GROUPS_OF_SETTINGS = array( 'background', 'border', 'color', 'custom', 'dimensions', 'layout', 'lightbox', 'position', 'shadow', 'spacing', 'typography' );

	/** Have styles of their own, by name. */
	private const CONTAINERS = array( 'blocks', 'elements', 'variations' );

	/** Lists of presets, and what their value is called. */
	private const PRESETS = array(
		'palette'        => 'color',
		'gradients'      => 'gradient',
		'duotone'        => 'colors',
		'fontSizes'      => 'size',
		'fontFamilies'   => 'fontFamily',
		'spacingSizes'   => 'size',
		'presets'        => 'shadow',
		'aspectRatios'   => 'ratio',
		'dimensionSizes' => 'size',
		'radiusSizes'    => 'size',
	);

	private const ORIGINS = array( 'default', 'blocks', 'theme', 'custom' );

	/** WordPress computes so many sizes one by one. */
	private const MAX_STEPS = 20;

	private Left_Out $left_out;

	public function __construct( Left_Out $left_out ) {
		$this->left_out = $left_out;
	}

	/**
	 * @param array<int|string, mixed> $node
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	public function of_styles( array $node, array $path = array( 'styles' ) ): array {
		return $this->each(
			$node,
			$path,
			function ( $key, $value, array $at ) {
				if ( in_array( $key, self::CONTAINERS, true ) ) {
					return self::is_tree( $value ) ? $this->each( $value, $at, fn( $name, $child, array $place ) => self::is_tree( $child ) ? $this->of_styles( $child, $place ) : null ) : null;
				}
				if ( in_array( $key, self::GROUPS_OF_STYLES, true ) ) {
					return self::is_tree( $value ) ? $this->values( $value, $at ) : null;
				}
				if ( 'css' === $key ) {
					return is_string( $value ) ? $value : null;
				}
				// States and widths of the window: `:hover`, `@tablet`.
				return self::is_tree( $value ) && ! isset( $value['ref'] ) ? $this->of_styles( $value, $at ) : $this->value( $value );
			}
		);
	}

	/**
	 * @param array<int|string, mixed> $node
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	public function of_settings( array $node, array $path = array( 'settings' ) ): array {
		return $this->each(
			$node,
			$path,
			function ( $key, $value, array $at ) {
				if ( 'blocks' === $key ) {
					return self::is_tree( $value ) ? $this->each( $value, $at, fn( $name, $child, array $place ) => self::is_tree( $child ) ? $this->of_settings( $child, $place ) : null ) : null;
				}
				if ( ! in_array( $key, self::GROUPS_OF_SETTINGS, true ) ) {
					return $value;
				}
				if ( ! self::is_tree( $value ) ) {
					return null;
				}
				return 'custom' === $key ? $value : $this->each( $value, $at, array( $this, 'setting' ) );
			}
		);
	}

	/**
	 * @param int|string       $key
	 * @param mixed            $value
	 * @param list<string|int> $path
	 * @return mixed
	 */
	private function setting( $key, $value, array $path ) {
		if ( 'spacingScale' === $key ) {
			return self::is_tree( $value ) && self::is_short_scale( $value ) ? $value : null;
		}
		if ( ! isset( self::PRESETS[ $key ] ) ) {
			return $value;
		}
		if ( ! is_array( $value ) ) {
			return null;
		}
		if ( array() !== array_intersect( array_keys( $value ), self::ORIGINS ) ) {
			return $this->each( $value, $path, fn( $origin, $list, array $at ) => is_array( $list ) && in_array( $origin, self::ORIGINS, true ) ? $this->presets( $list, self::PRESETS[ $key ], $at ) : null );
		}
		return $this->presets( $value, self::PRESETS[ $key ], $path );
	}

	/**
	 * @param array<int|string, mixed> $presets
	 * @param list<string|int>         $path
	 * @return list<mixed>
	 */
	private function presets( array $presets, string $value_key, array $path ): array {
		return array_values(
			$this->each(
				$presets,
				$path,
				static function ( $key, $preset ) use ( $value_key ) {
					if ( ! is_int( $key ) || ! is_array( $preset ) || ! is_scalar( $preset['slug'] ?? null ) || '' === (string) $preset['slug'] ) {
						return null;
					}
					$value = $preset[ $value_key ] ?? '';
					$lists = 'colors' === $value_key ? array_filter( (array) $value, array( self::class, 'is_one_value' ) ) === (array) $value : self::is_one_value( $value );
					if ( ! $lists || ! is_scalar( $preset['name'] ?? '' ) || ! is_array( $preset['fontFace'] ?? array() ) ) {
						return null;
					}
					$slug = (string) $preset['slug'];
					return array(
						'slug' => $slug,
						'name' => (string) ( $preset['name'] ?? $slug ),
					) + $preset;
				}
			)
		);
	}

	/** @param array<int|string, mixed> $scale */
	private static function is_short_scale( array $scale ): bool {
		foreach ( array_merge( array( $scale ), array_filter( $scale, 'is_array' ) ) as $one ) {
			if ( isset( $one['steps'] ) && ( ! is_int( $one['steps'] ) || $one['steps'] > self::MAX_STEPS ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<int|string, mixed> $tree
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	private function values( array $tree, array $path ): array {
		return $this->each( $tree, $path, fn( $key, $value, array $at ) => self::is_tree( $value ) && array() !== $value ? $this->values( $value, $at ) : $this->value( $value ) );
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	private function value( $value ) {
		if ( is_array( $value ) ) {
			return is_string( $value['ref'] ?? null ) ? $value : null;
		}
		return self::is_one_value( $value ) ? $value : null;
	}

	/**
	 * Whether it is something that stands behind a colon in CSS, and cannot end the rule that it is in.
	 *
	 * @param mixed $value
	 */
	private static function is_one_value( $value ): bool {
		return is_scalar( $value ) && ! preg_match( '/[{}]/', (string) $value );
	}

	/**
	 * What a callback makes of each entry; those that it makes nothing of are left out.
	 *
	 * @param array<int|string, mixed>                                 $tree
	 * @param list<string|int>                                         $path
	 * @param callable(int|string, mixed, list<string|int>): mixed     $make
	 * @return array<int|string, mixed>
	 */
	private function each( array $tree, array $path, callable $make ): array {
		$made = array();
		foreach ( $tree as $key => $value ) {
			if ( null === $value ) {
				continue;
			}
			$at     = array_merge( $path, array( $key ) );
			$result = $make( $key, $value, $at );
			if ( null === $result ) {
				$this->left_out->add( $at, Left_Out::TYPE );
			} else {
				$made[ $key ] = $result;
			}
		}
		return $made;
	}

	/**
	 * Whether something is an object in JSON; an empty one cannot be told from an empty list.
	 *
	 * @param mixed $value
	 */
	private static function is_tree( $value ): bool {
		return is_array( $value ) && ( array() === $value || ! isset( $value[0] ) );
	}
}
