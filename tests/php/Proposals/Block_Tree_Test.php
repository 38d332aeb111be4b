<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Proposals\Block_Operations;
use Atelier\Proposals\Block_Tree;
use Atelier\Support\Invalid_Input;
use Atelier\Tests\Test_Case;

/**
 * Blocks with paths, and what agents do to them.
 */
final class Block_Tree_Test extends Test_Case {
	private const PAGE = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">One</h2>\n<!-- /wp:heading -->\n\n<!-- wp:group {\"layout\":{\"type\":\"constrained\"},\"style\":{}} -->\n<div class=\"wp-block-group\"><!-- wp:paragraph -->\n<p>Two</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:spacer /--></div>\n<!-- /wp:group -->\n\n<!-- wp:group -->\n<div class=\"wp-block-group\"></div>\n<!-- /wp:group -->";

	/** @return array<string, array{ string }> */
	public static function cases_keep_every_byte(): array {
		return self::content_corpus();
	}

	/** @dataProvider cases_keep_every_byte */
	public function test_keep_every_byte( string $text ): void {
		try {
			$this->assertSame( $text, Block_Tree::parse( $text )->text() );
		} catch ( Invalid_Input $reason ) {
			$this->assertNotSame( '', $reason->getMessage(), 'what can’t be read is refused with a sentence' );
		}
	}

	public function test_have_the_paths_that_wordpress_parses(): void {
		$tree = Block_Tree::parse( self::PAGE );
		$this->assertSame( array( '', '0', '1', '1.0', '1.1', '2' ), array_map( 'strval', array_keys( $tree->nodes() ) ) );
		$this->assertSame( 'core/paragraph', $tree->nodes()['1.0']->name );
		$this->assertSame( array( 'core/heading', 'core/group', 'core/group' ), self::names( $tree->text() ) );
	}

	/** @return list<string> */
	private static function names( string $text ): array {
		return array_values( array_filter( array_column( parse_blocks( $text ), 'blockName' ) ) );
	}

	/** @param array<string, mixed> $operation */
	private static function apply( Block_Tree $tree, string $op, string $path, array $operation = array() ): void {
		$hashes = $tree->hashes();
		Block_Operations::apply( $tree, $operation + array( 'op' => $op, 'path' => $path, 'hash' => $hashes[ $path ] ?? '' ) + ( isset( $operation['to'] ) ? array( 'to_hash' => $hashes[ $operation['to'] ] ?? '' ) : array() ) );
	}

	public function test_several_changes_mean_the_blocks_that_were_read(): void {
		$tree = Block_Tree::parse( self::PAGE );
		self::apply( $tree, 'insert-block', '0', array( 'where' => 'before', 'markup' => '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->' ) );
		self::apply( $tree, 'move-block', '1.0', array( 'to' => '2', 'where' => 'first' ) );
		self::apply( $tree, 'set-attribute', '1.1', array( 'name' => 'height', 'value' => '8px' ) );
		self::apply( $tree, 'remove-block', '0' );
		$this->assertSame( array( 'core/separator', 'core/group', 'core/group' ), self::names( $tree->text() ) );
		$blocks = array_values( array_filter( parse_blocks( $tree->text() ), static fn( array $block ): bool => null !== $block['blockName'] ) );
		$this->assertSame( array( 'core/spacer' ), array_column( $blocks[1]['innerBlocks'], 'blockName' ) );
		$this->assertSame( array( 'core/paragraph' ), array_column( $blocks[2]['innerBlocks'], 'blockName' ) );
		$this->assertSame( '8px', $blocks[1]['innerBlocks'][0]['attrs']['height'] );
		$this->assertStringContainsString( '"style":{}', $tree->text(), 'what nobody changes stays the same' );
	}

	public function test_a_move_and_the_move_back_leave_the_same_blocks(): void {
		$tree = Block_Tree::parse( self::PAGE );
		self::apply( $tree, 'move-block', '0', array( 'to' => '2', 'where' => 'after' ) );
		self::apply( $tree, 'move-block', '0', array( 'to' => '1', 'where' => 'before' ) );
		$this->assertSame( serialize_blocks( parse_blocks( self::PAGE ) ), serialize_blocks( parse_blocks( $tree->text() ) ) );
	}

	/** @return array<string, array{ string, string, array<string, mixed> }> */
	public static function cases_refuse_with_a_sentence_and_change_nothing(): array {
		$nested = str_repeat( '<!-- wp:group --><div class="wp-block-group">', 60 ) . str_repeat( '</div><!-- /wp:group -->', 60 );
		return array(
			'another hash'             => array( 'remove-block', '0', array( 'hash' => 'abcdefabcdef' ) ),
			'no such path'             => array( 'remove-block', '7.1', array( 'hash' => 'abcdefabcdef' ) ),
			'the whole content'        => array( 'remove-block', '', array() ),
			'before the whole'         => array( 'insert-block', '', array( 'where' => 'before', 'markup' => '<!-- wp:spacer /-->' ) ),
			'a script'                 => array( 'replace-block', '0', array( 'markup' => '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->' ) ),
			'an event handler'         => array( 'replace-block', '0', array( 'markup' => '<!-- wp:paragraph --><p onclick="alert(1)">x</p><!-- /wp:paragraph -->' ) ),
			'a script as an attribute' => array( 'replace-block', '0', array( 'markup' => '<!-- wp:site-title {"x":"\u003cscript\u003ealert(1)\u003c/script\u003e"} /-->' ) ),
			'a javascript address'     => array( 'replace-block', '0', array( 'markup' => '<!-- wp:paragraph --><p><a href="javascript:alert(1)">x</a></p><!-- /wp:paragraph -->' ) ),
			'a frame'                  => array( 'replace-block', '0', array( 'markup' => '<!-- wp:html --><iframe src="https://example.org"></iframe><!-- /wp:html -->' ) ),
			'a form'                   => array( 'replace-block', '0', array( 'markup' => '<!-- wp:html --><form action="https://example.org"><input name="a"></form><!-- /wp:html -->' ) ),
			'an unknown block'         => array( 'replace-block', '0', array( 'markup' => '<!-- wp:evil/thing /-->' ) ),
			'a block that isn’t closed' => array( 'replace-block', '0', array( 'markup' => '<!-- wp:group --><div class="wp-block-group"></div>' ) ),
			'blocks closed crosswise'  => array( 'replace-block', '0', array( 'markup' => '<!-- wp:group --><!-- wp:paragraph --><!-- /wp:group --><!-- /wp:paragraph -->' ) ),
			'attributes that are no JSON' => array( 'replace-block', '0', array( 'markup' => '<!-- wp:spacer {height:8} /-->' ) ),
			'text outside of blocks'   => array( 'replace-block', '0', array( 'markup' => 'Hello' ) ),
			'nothing'                  => array( 'replace-block', '0', array( 'markup' => ' ' ) ),
			'too deep'                 => array( 'replace-block', '0', array( 'markup' => $nested ) ),
			'too long'                 => array( 'replace-block', '0', array( 'markup' => '<!-- wp:paragraph --><p>' . str_repeat( 'x', 200001 ) . '</p><!-- /wp:paragraph -->' ) ),
			'a column outside of columns' => array( 'insert-block', '0', array( 'where' => 'after', 'markup' => '<!-- wp:column --><div class="wp-block-column"></div><!-- /wp:column -->' ) ),
			'into itself'              => array( 'move-block', '1', array( 'to' => '1.0', 'where' => 'after' ) ),
			'next to itself'           => array( 'move-block', '1', array( 'to' => '1', 'where' => 'last' ) ),
			'into a block without place' => array( 'move-block', '0', array( 'to' => '1.1', 'where' => 'first' ) ),
			'an unknown attribute'     => array( 'set-attribute', '1.1', array( 'name' => 'evil', 'value' => 'x' ) ),
			'an attribute in HTML'     => array( 'set-attribute', '0', array( 'name' => 'level', 'value' => 3 ) ),
			'a value of another type'  => array( 'set-attribute', '1.1', array( 'name' => 'height', 'value' => array( 'a' => 1 ) ) ),
			'a script in an attribute' => array( 'set-attribute', '1.1', array( 'name' => 'height', 'value' => '<script>alert(1)</script>' ) ),
			'a menu item to a script'  => array( 'add-menu-item', '', array( 'where' => 'last', 'label' => 'x', 'url' => 'javascript:alert(1)' ) ),
			'a menu item to nowhere'   => array( 'add-menu-item', '', array( 'where' => 'last', 'label' => 'x', 'page' => 999999999 ) ),
		);
	}

	/**
	 * @dataProvider cases_refuse_with_a_sentence_and_change_nothing
	 * @param array<string, mixed> $operation
	 */
	public function test_refuse_with_a_sentence_and_change_nothing( string $op, string $path, array $operation ): void {
		$tree = Block_Tree::parse( self::PAGE );
		try {
			self::apply( $tree, $op, $path, $operation );
			$this->fail( 'It was done: ' . $tree->text() );
		} catch ( Invalid_Input $reason ) {
			$this->assertMatchesRegularExpression( '/^.{20,}[.]$/su', $reason->getMessage() );
			$this->assertSame( self::PAGE, $tree->text() );
		}
	}

	public function test_what_a_person_has_locked_stays(): void {
		$tree = Block_Tree::parse( '<!-- wp:group {"lock":{"move":true,"remove":true}} --><div class="wp-block-group"></div><!-- /wp:group --><!-- wp:spacer /-->' );
		foreach ( array( 'remove-block' => array(), 'move-block' => array( 'to' => '1', 'where' => 'after' ), 'replace-block' => array( 'markup' => '<!-- wp:spacer /-->' ) ) as $op => $operation ) {
			try {
				self::apply( $tree, $op, '0', $operation );
				$this->fail( "$op was done" );
			} catch ( Invalid_Input $reason ) {
				$this->assertSame( 'atelier_x_locked', $reason->to_error( 'x' )->get_error_code(), $op );
			}
		}
	}
}
