<?php
/**
 * The smallest classic theme with a header made of blocks, for tests.
 *
 * @package Atelier
 */

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<?php
wp_body_open();
block_template_part( 'header' );
while ( have_posts() ) {
	the_post();
	the_title( '<h1>', '</h1>' );
	the_content();
}
wp_footer();
?>
</body>
</html>
